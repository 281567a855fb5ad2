"""A small builder for shader graphs.

Sockets are wrapped in `Value`, which does arithmetic: `bands * 0.5 + 0.1`
adds Math nodes, `position * (1, 1, 5)` adds Vector Math nodes. Materials then
read like formulas instead of wiring lists.
"""
import bpy


class Value:
    """The output of a node, with operators."""

    def __init__(self, graph, socket):
        self.graph, self.socket = graph, socket

    def __add__(self, other):
        return self.graph.arithmetic('ADD', self, other)

    def __radd__(self, other):
        return self.graph.arithmetic('ADD', other, self)

    def __sub__(self, other):
        return self.graph.arithmetic('SUBTRACT', self, other)

    def __rsub__(self, other):
        return self.graph.arithmetic('SUBTRACT', other, self)

    def __mul__(self, other):
        return self.graph.arithmetic('MULTIPLY', self, other)

    __rmul__ = __mul__

    def __truediv__(self, other):
        return self.graph.arithmetic('DIVIDE', self, other)

    def __gt__(self, other):
        return self.graph.math('GREATER_THAN', self, other)

    def __lt__(self, other):
        return self.graph.math('LESS_THAN', self, other)

    def __abs__(self):
        return self.graph.math('ABSOLUTE', self)

    def floor(self):
        return self.graph.math('FLOOR', self)

    def fract(self):
        return self.graph.math('FRACT', self)

    def sqrt(self):
        return self.graph.math('SQRT', self)

    def max(self, other):
        return self.graph.math('MAXIMUM', self, other)

    def min(self, other):
        return self.graph.math('MINIMUM', self, other)

    def split(self):
        """The three components of a vector or colour."""
        node = self.graph.node('SeparateXYZ', {0: self})
        return tuple(Value(self.graph, s) for s in node.outputs)


def _is_vector(value):
    if isinstance(value, Value):
        return value.socket.type in ('VECTOR', 'RGBA')
    return isinstance(value, (tuple, list))


class Graph:
    """Builds nodes in any shader tree: a material, the world, a lamp."""

    def __init__(self, tree):
        self.tree = tree

    def plug(self, socket, value):
        if isinstance(value, Value):
            self.tree.links.new(value.socket, socket)
            return
        if socket.type == 'RGBA':
            value = (value,) * 3 if isinstance(value, (int, float)) else value
            value = (*value, 1.0)[:4]
        elif socket.type == 'VECTOR' and isinstance(value, (int, float)):
            value = (value,) * 3
        socket.default_value = value

    def node(self, kind, inputs=None, **properties):
        """A raw node; inputs by name or index, properties by name."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in properties.items():
            setattr(node, name, value)
        for key, value in (inputs or {}).items():
            self.plug(node.inputs[key], value)
        return node

    def out(self, node, key=0):
        return Value(self, node.outputs[key])

    # -- numbers and vectors ------------------------------------------------

    def arithmetic(self, operation, a, b):
        if not (_is_vector(a) or _is_vector(b)):
            return self.math(operation, a, b)
        if operation == 'MULTIPLY' and _is_vector(a) != _is_vector(b):
            vector, number = (a, b) if _is_vector(a) else (b, a)
            return self.out(self.node('VectorMath', {0: vector, 'Scale': number},
                                      operation='SCALE'))
        return self.out(self.node('VectorMath', {0: a, 1: b}, operation=operation))

    def math(self, operation, *inputs, clamp=False):
        return self.out(self.node('Math', dict(enumerate(inputs)),
                                  operation=operation, use_clamp=clamp))

    def vector(self, x, y, z=0.0):
        return self.out(self.node('CombineXYZ', {0: x, 1: y, 2: z}))

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        """Linear or smoothstep remap, clamped at both ends."""
        return self.out(self.node(
            'MapRange', dict(enumerate((value, low, high, to_low, to_high))),
            interpolation_type='SMOOTHSTEP' if smooth else 'LINEAR'))

    # -- colour -------------------------------------------------------------

    def ramp(self, factor, *stops):
        """Colour ramp from (position, colour or grey) pairs."""
        node = self.node('ValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            grey = isinstance(colour, (int, float))
            element.position = position
            element.color = ((colour,) * 3 if grey else tuple(colour)) + (1,)
        return self.out(node)

    def mix(self, factor, a, b, blend='MIX'):
        return self.out(self.node('MixRGB', {0: factor, 1: a, 2: b}, blend_type=blend))

    # -- textures -----------------------------------------------------------

    def noise(self, vector, scale, detail=4, roughness=0.5, distortion=0.0):
        return self.out(self.node('TexNoise', {
            'Vector': vector, 'Scale': scale, 'Detail': detail,
            'Roughness': roughness, 'Distortion': distortion}), 'Fac')

    def voronoi(self, vector, scale=1.0, feature='F1', output='Distance', randomness=1.0):
        return self.out(self.node('TexVoronoi', {
            'Vector': vector, 'Scale': scale, 'Randomness': randomness},
            feature=feature), output)

    def random(self, vector):
        """Three random numbers in 0..1 for each distinct vector."""
        node = self.node('TexWhiteNoise', {'Vector': vector}, noise_dimensions='3D')
        return self.out(node, 'Color').split()

    # -- geometry -----------------------------------------------------------

    def position(self):
        return self.out(self.node('NewGeometry'), 'Position')

    def object_position(self):
        return self.out(self.node('TexCoord'), 'Object')

    def attribute(self, name, output='Vector'):
        return self.out(self.node('Attribute', attribute_name=name), output)

    def light_path(self, name):
        return self.out(self.node('LightPath'), name)

    def seen(self):
        """1 for rays whose detail the eye can tell: direct, mirrored, refracted."""
        return self.light_path('Is Camera Ray').max(
            self.light_path('Is Glossy Ray').max(self.light_path('Is Transmission Ray')))

    def surface_uv(self, mapping='box'):
        """Metres along a surface, for tiles and bricks: (u, v).

        box: by the face's own direction (walls, floors, sills in one mesh);
        floor: x and y; uv: the `surface_uv` attribute that curved meshes carry
        (barrel_vault, column).
        """
        if mapping == 'uv':
            u, v, _ = self.attribute('surface_uv').split()
            return u, v
        x, y, z = self.position().split()
        if mapping == 'floor':
            return x, y
        nx, ny, nz = (abs(n) for n in self.out(
            self.node('NewGeometry'), 'True Normal').split())
        level, sideways = nz > 0.7, nx > ny
        return x + (y - x) * sideways * (1.0 - level), z + (y - z) * level

    def bump(self, height, strength=0.3, distance=0.01):
        return self.out(self.node('Bump', {
            'Height': height, 'Strength': strength, 'Distance': distance}))

    # -- shaders ------------------------------------------------------------

    def shader(self, kind, **inputs):
        """A closure such as shader('BsdfGlossy', Color=..., Roughness=...)."""
        named = {key.replace('_', ' '): value for key, value in inputs.items()}
        return self.out(self.node(kind, named))

    def principled(self, color, roughness, specular=0.5, **inputs):
        return self.shader('BsdfPrincipled', Base_Color=color, Roughness=roughness,
                           Specular_IOR_Level=specular, **inputs)

    def blend(self, factor, a, b):
        return self.out(self.node('MixShader', {0: factor, 1: a, 2: b}))

    def add(self, a, b):
        return self.out(self.node('AddShader', {0: a, 1: b}))


class Material(Graph):
    """A new material; end with `surface()`, which returns it."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        super().__init__(self.material.node_tree)
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    def surface(self, shader, flat=None, is_lamp=True):
        """Attach the shader.

        flat: average colour for bounce rays. Cycles then jumps over the whole
        procedural branch for them, a quarter to a half of the render time.
        is_lamp=False: glowing things whose light is done by a real lamp; they
        then cost no light sampling.
        """
        if flat is not None:
            plain = self.shader('BsdfDiffuse', Color=flat)
            shader = self.blend(self.seen(), plain, shader)
        self.tree.links.new(shader.socket, self.output.inputs['Surface'])
        self.material.cycles.emission_sampling = 'AUTO' if is_lamp else 'NONE'
        return self.material

    def volume(self, shader, step=0.15):
        """Attach a volume that only glows. step: share of its box by which rays march, over ten."""
        self.tree.links.new(shader.socket, self.output.inputs['Volume'])
        self.material.cycles.volume_step_rate = step
        self.material.cycles.emission_sampling = 'NONE'
        return self.material


def scaled(colour, factor):
    return tuple(c * factor for c in colour)


def average(a, b):
    return tuple((p + q) / 2 for p, q in zip(a, b))
