"""The shader programs (GLSL 3.30): stones, stones with an inlay, plain surfaces, glass, decals.

Software renderers run both sides of every branch, hence one lean program for each kind of surface, and all
that is the same for a whole face is worked out in the vertex shader.
"""

from __future__ import annotations

from typing import Final

from desktop_app.qt.gl3d.shade import BEVEL, BEVEL_TILT, EDGE_WEAR, JOINT, WRAP
from desktop_app.qt.gl3d.skins import INLAY

ATLAS_SIDE: Final = 8
"""The atlas holds so many glyphs in a row and in a column."""

FACE_VERTEX: Final = f"""#version 330 core
layout(location = 0) in vec4 a_origin;
layout(location = 1) in vec4 a_u;
layout(location = 2) in vec4 a_v;
layout(location = 3) in vec4 a_colour;
layout(location = 4) in vec4 a_ao;
layout(location = 5) in vec4 a_ink;
layout(location = 6) in vec4 a_inlay;
uniform mat4 u_mvp;
uniform vec3 u_light;
uniform vec3 u_sky;
uniform vec3 u_sun;
uniform vec4 u_eye;
uniform int u_turn;
out vec2 v_uv;
out vec2 v_glyph_uv;
flat out vec4 v_shade;   // light without sun, and the face's share of sun
flat out vec4 v_full;    // what full sun adds, and how bright an engraving's lower edge is
flat out vec4 v_rim;     // the share of sun at each edge
flat out vec4 v_bevel;   // 0 for a rounded edge, else far away
flat out vec4 v_free;    // 1 for a free edge
flat out vec4 v_line;    // 0 for an outlined edge, else far away
flat out vec4 v_border;  // 0 for an edge where the stone ends, else far away
flat out vec4 v_notch;   // the same for notched corners
flat out vec4 v_ao;
flat out vec4 v_ink;
flat out vec4 v_inlay;
flat out vec3 v_dark;

vec4 sunlight(vec4 c) {{ return max(vec4(0.0), (c + {WRAP}) / {1.0 + WRAP}); }}

void main() {{
    vec2 st = vec2(float(gl_VertexID == 1 || gl_VertexID == 3), float(gl_VertexID > 1));
    vec3 u = a_u.xyz, v = a_v.xyz;
    gl_Position = u_mvp * vec4(a_origin.xyz + u * st.x + v * st.y, 1.0);
    vec3 n = normalize(cross(u, v)), eu = normalize(u), ev = normalize(v);
    float c = dot(n, u_light);
    float sun = sunlight(vec4(c)).x;
    vec4 lean = vec4(-dot(ev, u_light), dot(eu, u_light), dot(ev, u_light), -dot(eu, u_light));
    vec4 tilted = sunlight((vec4(c) + {BEVEL_TILT} * lean) / {(1.0 + BEVEL_TILT**2) ** 0.5});
    vec3 look = u_eye.w > 0.5 ? u_eye.xyz - a_origin.xyz - 0.5 * (u + v) : u_eye.xyz;
    vec4 side = vec4(-dot(ev, look), dot(eu, look), dot(ev, look), -dot(eu, look)) - 0.5 * u_eye.w;
    v_rim = tilted;
    int flags = int(a_u.w);
    for (int i = 0; i < 4; i++) {{
        int kind = (flags >> (2 * i)) & 3;
        bool bevelled = kind == 1 || kind == 2;
        v_bevel[i] = bevelled ? 0.0 : 9.0;
        v_free[i] = kind == 1 ? {EDGE_WEAR} : 0.0;
        v_border[i] = kind == 0 ? 9.0 : 0.0;
        v_line[i] = kind > 1 || (kind == 1 && side[i] <= 1e-4) ? 0.0 : 9.0;
        v_notch[i] = ((flags >> (8 + i)) & 1) == 1 ? 0.0 : 9.0;
    }}
    vec3 tone = a_colour.rgb * (u_sky + u_sun * sun);
    v_shade = vec4(a_colour.rgb * u_sky, sun);
    v_full = vec4(a_colour.rgb * u_sun, a_colour.a);
    v_dark = mix(tone, vec3(0.06, 0.04, 0.03), 0.74);
    v_ink = vec4(a_ink.rgb * (u_sky + u_sun * sun), a_ink.a);
    v_ao = a_ao;
    v_inlay = a_inlay;
    v_uv = st;
    vec2 g = st;
    if (n.z > 0.5)
        for (int i = 0; i < u_turn; i++) g = vec2(1.0 - g.y, g.x);
    float place = max(a_v.w, 0.0);
    v_glyph_uv = (vec2(mod(place, {ATLAS_SIDE}.0), floor(place / {ATLAS_SIDE}.0)) + g) / {ATLAS_SIDE}.0;
}}
"""

_INPUTS: Final = """#version 330 core
in vec2 v_uv;
in vec2 v_glyph_uv;
flat in vec4 v_shade;
flat in vec4 v_full;
flat in vec4 v_rim;
flat in vec4 v_bevel;
flat in vec4 v_free;
flat in vec4 v_line;
flat in vec4 v_border;
flat in vec4 v_notch;
flat in vec4 v_ao;
flat in vec4 v_ink;
flat in vec4 v_inlay;
flat in vec3 v_dark;
uniform sampler2D u_atlas;
uniform float u_alpha;
out vec4 o_colour;
float least(vec4 d) { return min(min(d.x, d.y), min(d.z, d.w)); }
"""

_INLAY: Final = f"""
    vec4 corner = max(d.wxyz, d) + v_notch;
    float inside = min(least(d + v_border), least(corner));
    float band = clamp((inside - {INLAY[0]}) / (2.0 * blur) + 0.5, 0.0, 1.0)
        * clamp(({INLAY[1]} - inside) / (2.0 * blur) + 0.5, 0.0, 1.0);
    colour = mix(colour, v_inlay.rgb, band * v_inlay.a);
"""


def _stone(inlay: str) -> str:
    return f"""{_INPUTS}
void main() {{
    vec4 d = vec4(v_uv.y, 1.0 - v_uv.x, 1.0 - v_uv.y, v_uv.x);
    vec2 w = fwidth(v_uv);
    float blur = 0.7 * max(w.x, w.y);
    vec4 t = clamp(1.0 - (d + v_bevel) * {1.0 / BEVEL}, 0.0, 1.0);
    t *= t;
    float sun = mix(v_shade.w, v_rim.x, t.x);
    sun = mix(sun, v_rim.y, t.y);
    sun = mix(sun, v_rim.z, t.z);
    sun = mix(sun, v_rim.w, t.w);
    vec3 colour = v_shade.rgb + v_full.rgb * sun;
    vec2 ink = texture(u_atlas, v_glyph_uv).rg;
    colour += (1.0 - colour) * (ink.g * v_full.a + dot(t, v_free));
    colour = mix(colour, v_ink.rgb, ink.r * v_ink.a);
    vec2 s = v_uv * v_uv * (3.0 - 2.0 * v_uv);
    colour *= 1.0 - mix(mix(v_ao.x, v_ao.y, s.x), mix(v_ao.w, v_ao.z, s.x), s.y);
    {inlay}
    float joint = least(d + v_line);
    float dark = clamp((max({JOINT}, blur) - joint) / (2.0 * blur) + 0.5, 0.0, 0.88);
    o_colour = vec4(mix(colour, v_dark, dark), u_alpha);
}}
"""


STONE_FRAGMENT: Final = _stone("")
INLAID_FRAGMENT: Final = _stone(_INLAY)

PLAIN_FRAGMENT: Final = f"""{_INPUTS}
void main() {{ o_colour = vec4(v_shade.rgb + v_full.rgb * v_shade.w, u_alpha); }}
"""

LABEL_FRAGMENT: Final = f"""{_INPUTS}
void main() {{
    vec2 ink = texture(u_atlas, v_glyph_uv).rg;
    vec3 colour = v_shade.rgb + v_full.rgb * v_shade.w;
    o_colour = vec4(mix(mix(colour, vec3(1.0), ink.g * v_full.a), v_ink.rgb, ink.r * v_ink.a), u_alpha);
}}
"""

GLASS_FRAGMENT: Final = f"""{_INPUTS}
void main() {{
    vec4 d = vec4(v_uv.y, 1.0 - v_uv.x, 1.0 - v_uv.y, v_uv.x);
    float line = least(d / (fwidth(v_uv).yxyx + 1e-6) + 99.0 * (1.0 - step(1e-3, v_free)));
    o_colour = vec4(v_inlay.rgb, mix(v_inlay.a, u_alpha, 1.0 - smoothstep(0.7, 1.5, line)));
}}
"""
"""Unlit in the inlay's colour; its strength is that of the glass, u_alpha that of the edges."""

DECAL_VERTEX: Final = """#version 330 core
uniform mat4 u_mvp;
uniform vec3 u_origin;
uniform vec3 u_across;
uniform vec3 u_down;
uniform vec4 u_window;
out vec2 v_uv;
void main() {
    vec2 st = vec2(float(gl_VertexID == 1 || gl_VertexID == 3), float(gl_VertexID > 1));
    v_uv = u_window.xy + u_window.zw * st;
    gl_Position = u_mvp * vec4(u_origin + u_across * st.x + u_down * st.y, 1.0);
}
"""

SHADOW_FRAGMENT: Final = """#version 330 core
in vec2 v_uv;
uniform sampler2D u_picture;
uniform float u_alpha;
out vec4 o_colour;
void main() { o_colour = vec4(0.0, 0.0, 0.0, texture(u_picture, v_uv).r * u_alpha); }
"""

LANDSCAPE_VERTEX: Final = """#version 330 core
void main() {
    gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 1.0, 1.0);
}
"""

LANDSCAPE_FRAGMENT: Final = """#version 330 core
uniform sampler2D u_picture;
out vec4 o_colour;
void main() {
    ivec2 at = min(ivec2(gl_FragCoord.xy), textureSize(u_picture, 0) - 1);
    o_colour = texelFetch(u_picture, at, 0);
}
"""
"""The picture lies in device pixels, bottom row first, behind everything."""
