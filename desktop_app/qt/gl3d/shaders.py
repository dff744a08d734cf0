"""The shader programs (GLSL 3.30): stone faces, and plain textured decals."""

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
uniform vec4 u_eye;
uniform int u_turn;
out vec2 v_uv;
out vec2 v_glyph_uv;
flat out float v_kind;
flat out float v_sun;
flat out vec4 v_rim;
flat out vec4 v_bevel;
flat out vec4 v_free;
flat out vec4 v_line;
flat out vec4 v_border;
flat out vec4 v_notch;
flat out vec4 v_ao;
flat out vec3 v_colour;
flat out vec4 v_ink;
flat out vec4 v_inlay;
flat out float v_glyph;

float sunlight(float c) {{ return max(0.0, (c + {WRAP}) / {1.0 + WRAP}); }}

void main() {{
    vec2 st = vec2(float(gl_VertexID == 1 || gl_VertexID == 3), float(gl_VertexID > 1));
    vec3 u = a_u.xyz, v = a_v.xyz;
    gl_Position = u_mvp * vec4(a_origin.xyz + u * st.x + v * st.y, 1.0);
    vec3 n = normalize(cross(u, v));
    vec3 eu = normalize(u), ev = normalize(v);
    float c = dot(n, u_light);
    v_sun = sunlight(c);
    vec4 lean = vec4(-dot(ev, u_light), dot(eu, u_light), dot(ev, u_light), -dot(eu, u_light));
    vec4 tilted = (vec4(c) + {BEVEL_TILT} * lean) / {(1.0 + BEVEL_TILT**2) ** 0.5};
    v_rim = max(vec4(0.0), (tilted + {WRAP}) / {1.0 + WRAP});
    int flags = int(a_u.w);
    vec3 middle = a_origin.xyz + 0.5 * (u + v);
    vec3 look = u_eye.w > 0.5 ? u_eye.xyz - middle : u_eye.xyz;
    vec4 side = vec4(-dot(ev, look), dot(eu, look), dot(ev, look), -dot(eu, look));
    if (u_eye.w > 0.5)
        side -= 0.5;
    for (int i = 0; i < 4; i++) {{
        int kind = (flags >> (2 * i)) & 3;
        v_free[i] = kind == 1 ? 1.0 : 0.0;
        v_bevel[i] = kind == 1 || kind == 2 ? 1.0 : 0.0;
        v_border[i] = kind != 0 ? 1.0 : 0.0;
        v_line[i] = kind > 1 || (kind == 1 && side[i] <= 1e-4) ? 1.0 : 0.0;
        v_notch[i] = ((flags >> (8 + i)) & 1) == 1 ? 1.0 : 0.0;
    }}
    v_uv = st;
    vec2 g = st;
    if (n.z > 0.5)
        for (int i = 0; i < u_turn; i++) g = vec2(1.0 - g.y, g.x);
    float place = max(a_v.w, 0.0);
    v_glyph_uv = (vec2(mod(place, {ATLAS_SIDE}.0), floor(place / {ATLAS_SIDE}.0)) + g) / {ATLAS_SIDE}.0;
    v_glyph = a_v.w;
    v_kind = a_origin.w;
    v_colour = a_colour.rgb;
    v_ao = a_ao;
    v_ink = a_ink;
    v_inlay = a_inlay;
}}
"""

FACE_FRAGMENT: Final = f"""#version 330 core
in vec2 v_uv;
in vec2 v_glyph_uv;
flat in float v_kind;
flat in float v_sun;
flat in vec4 v_rim;
flat in vec4 v_bevel;
flat in vec4 v_free;
flat in vec4 v_line;
flat in vec4 v_border;
flat in vec4 v_notch;
flat in vec4 v_ao;
flat in vec3 v_colour;
flat in vec4 v_ink;
flat in vec4 v_inlay;
flat in float v_glyph;
uniform sampler2D u_atlas;
uniform vec3 u_sky;
uniform vec3 u_sun;
uniform float u_alpha;
uniform float u_glass;
out vec4 o_colour;

float nearest(vec4 d, vec4 edges) {{
    vec4 far = mix(vec4(9.0), d, edges);
    return min(min(far.x, far.y), min(far.z, far.w));
}}

void main() {{
    vec4 d = vec4(v_uv.y, 1.0 - v_uv.x, 1.0 - v_uv.y, v_uv.x);
    if (v_kind > 1.5) {{
        vec2 w = fwidth(v_uv);
        float line = v_kind > 2.5 ? 1.0 : nearest(d / (w.yxyx + 1e-6), v_free);
        float edge = v_kind > 2.5 ? 1.0 : 1.0 - smoothstep(0.7, 1.5, line);
        o_colour = vec4(v_colour, v_kind > 2.5 ? u_alpha : mix(0.07, u_glass, edge));
        return;
    }}
    vec3 colour = v_colour * (u_sky + u_sun * v_sun);
    if (v_glyph >= 0.0) {{
        vec2 ink = texture(u_atlas, v_glyph_uv).rg;
        if (v_kind > 0.5 || v_inlay.a < 0.0)
            colour = mix(colour, vec3(1.0), ink.g * 0.28);
        colour = mix(colour, v_ink.rgb * (u_sky + u_sun * v_sun), ink.r * v_ink.a);
    }}
    if (v_kind < 0.5) {{
        vec2 w = fwidth(v_uv);
        float blur = 0.7 * max(w.x, w.y);
        vec4 t = clamp(1.0 - d / {BEVEL}, 0.0, 1.0) * v_bevel;
        t *= t;
        for (int i = 0; i < 4; i++) {{
            vec3 rim = v_colour * (u_sky + u_sun * v_rim[i]);
            colour = mix(colour, mix(rim, vec3(1.0, 0.98, 0.94), {EDGE_WEAR} * v_free[i]), t[i]);
        }}
        vec2 s = v_uv * v_uv * (3.0 - 2.0 * v_uv);
        colour *= 1.0 - mix(mix(v_ao.x, v_ao.y, s.x), mix(v_ao.w, v_ao.z, s.x), s.y);
        vec4 notch = mix(vec4(9.0), max(d.wxyz, d), v_notch);
        float corner = min(min(notch.x, notch.y), min(notch.z, notch.w));
        if (v_inlay.a > 0.0) {{
            float rim = min(nearest(d, v_border), corner);
            float band = smoothstep({INLAY[0]} - blur, {INLAY[0]} + blur, rim)
                * (1.0 - smoothstep({INLAY[1]} - blur, {INLAY[1]} + blur, rim));
            colour = mix(colour, v_inlay.rgb, band * v_inlay.a);
        }}
        float joint = min(nearest(d, v_line), corner);
        float half_width = max({JOINT}, blur);
        float dark = 1.0 - smoothstep(half_width - blur, half_width + blur, joint);
        vec3 flat_tone = v_colour * (u_sky + u_sun * v_sun);
        colour = mix(colour, mix(flat_tone, vec3(0.06, 0.04, 0.03), 0.74), 0.88 * dark);
    }} else
        colour *= 1.0 - mix(mix(v_ao.x, v_ao.y, v_uv.x), mix(v_ao.w, v_ao.z, v_uv.x), v_uv.y);
    o_colour = vec4(colour, u_alpha);
}}
"""

DECAL_VERTEX: Final = """#version 330 core
uniform mat4 u_mvp;
uniform vec3 u_origin;
uniform vec3 u_across;
uniform vec3 u_down;
out vec2 v_uv;
void main() {
    v_uv = vec2(float(gl_VertexID == 1 || gl_VertexID == 3), float(gl_VertexID > 1));
    gl_Position = u_mvp * vec4(u_origin + u_across * v_uv.x + u_down * v_uv.y, 1.0);
}
"""

DECAL_FRAGMENT: Final = """#version 330 core
in vec2 v_uv;
uniform sampler2D u_picture;
uniform int u_shadow;
uniform float u_alpha;
out vec4 o_colour;
void main() {
    vec4 picture = texture(u_picture, v_uv);
    o_colour = u_shadow == 1 ? vec4(0.0, 0.0, 0.0, picture.r * u_alpha) : vec4(picture.rgb, 1.0);
}
"""
