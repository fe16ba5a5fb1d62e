"""Runs before any submission, once, when the grader is built. The snapshot of memory is taken after it.

`_functions` is a dict of functions outside: drawNumber, drawInteger, drawChoice, drawShuffle, sleep.
`_unavailable` names the modules that cannot be imported.
"""

import importlib
import importlib.machinery
import importlib.util
import inspect
import posix
import random
import sys
import time
from collections.abc import Sequence

# What an ordinary start of Python has loaded: a file of the submission never takes its place.
_bare = frozenset(sys.modules)

# Loaded now, as compiling them takes longer than most searches do.
for _name in (
    'abc argparse array ast base64 bisect calendar cmath collections collections.abc contextlib contextvars copy '
    'copyreg csv dataclasses datetime decimal difflib enum fractions functools gc graphlib hashlib heapq html inspect '
    'io itertools json keyword linecache locale logging math numbers operator os pathlib pickle platform pprint queue '
    're reprlib secrets shlex statistics string struct tempfile textwrap threading timeit token tokenize '
    'traceback types typing unittest uuid warnings weakref zlib'
).split():
    try:
        importlib.import_module(_name)
    except ImportError:
        pass

# As on a student's own machine: this interpreter is built for 32 bits, where the largest would be no infinity.
sys.maxsize = (1 << 63) - 1

for _name in _unavailable:
    sys.modules[_name] = None

_number = _functions['drawNumber']
_integer = _functions['drawInteger']
_choice = _functions['drawChoice']
_shuffle = _functions['drawShuffle']


_OriginalRandom = random.Random


class Random(_OriginalRandom):
    """Every generator draws from the one stream of the run, which is recorded. A seed changes nothing."""

    def seed(self, a=None, version=2):
        self.gauss_next = None

    def getstate(self):
        return ()

    def setstate(self, state):
        self.gauss_next = None

    def random(self):
        return _number()

    def getrandbits(self, k):
        if k < 0:
            raise ValueError('number of bits must be non-negative')
        bits = 0
        for start in range(0, k, 32):
            width = min(32, k - start)
            bits |= _integer(0, (1 << width) - 1) << start
        return bits

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, 'little')

    def _randbelow(self, n):
        if n <= 1 << 32:
            return _integer(0, n - 1)
        return self._randbelow_with_getrandbits(n)

    def choice(self, seq):
        if not len(seq):
            raise IndexError('Cannot choose from an empty sequence')
        return seq[_choice(len(seq))]

    def shuffle(self, x):
        at = len(x)
        for partner in _shuffle(at):
            at -= 1
            x[at], x[partner] = x[partner], x[at]


Random.__module__ = 'random'
_shared = Random()
random._inst = _shared
random.Random = random.SystemRandom = Random
for _name in dir(_shared):
    if not _name.startswith('_') and callable(getattr(random, _name, None)) and _name not in ('Random', 'SystemRandom'):
        setattr(random, _name, getattr(_shared, _name))
for _module in list(sys.modules.values()):
    for _name, _value in list(vars(_module).items()) if _module is not None else ():
        if _value is _OriginalRandom and _name != '_OriginalRandom':
            setattr(_module, _name, Random)

time.sleep = _functions['sleep']
# There is one process with one thread: what it has worked is the time that has passed.
time.process_time = time.thread_time = time.perf_counter
time.process_time_ns = time.thread_time_ns = time.perf_counter_ns
_clock_info = time.get_clock_info


def _get_clock_info(name):
    return _clock_info('perf_counter' if name in ('process_time', 'thread_time') else name)


_get_clock_info.__name__ = _get_clock_info.__qualname__ = 'get_clock_info'
_get_clock_info.__module__ = 'time'
time.get_clock_info = _get_clock_info


class Given:
    """What a search is called with. `_names` are the names that it answers to."""

    def __init__(self, kind, names, members):
        self.__dict__.update(members)
        self.__dict__['_kind'] = kind
        self.__dict__['_names'] = names

    def __repr__(self):
        return f'<{self._kind}>'

    def __getattr__(self, name):
        raise AttributeError(f'{self._kind} has no {name!r}; it has {", ".join(self._names)}')


class Game(Given):
    pass


class Problem(Given):
    @property
    def initial(self):
        return self.__dict__['_own_initial'] if '_own_initial' in self.__dict__ else self._initial()

    @initial.setter
    def initial(self, state):
        self.__dict__['_own_initial'] = state


_plain = (list, tuple)


class Stream(Given):
    def __init__(self, kind, names, members):
        super().__init__(kind, names, members)
        ask = members['choice']

        def choice(list):
            # A range or a text is a sequence, too, as the stub has it; what is none is told where lists are read.
            return ask([*list] if isinstance(list, Sequence) and not isinstance(list, _plain) else list)

        self.__dict__['choice'] = choice


_kinds = {'game': Game, 'problem': Problem, 'random': Stream}


def make(kind, names, members):
    return _kinds[kind](kind, names, members)


def arity(function, most):
    """How many of its arguments a function takes: many leave out what they have no use for."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return most
    if any(each.kind is each.VAR_POSITIONAL for each in parameters):
        return most
    return min(most, sum(each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD) for each in parameters))


# Modules that agents' files import. Only they find them, and before files of the submission that have the same names.
sys.path.insert(0, '/lib/given')
_agents = {name: importlib.import_module(name) for name in ('util', 'game', 'pacman')}
_absent = {
    name: importlib.import_module('absent').module(name)
    for name in (
        'distanceCalculator featureExtractors ghostAgents graphicsDisplay graphicsUtils grading keyboardAgents layout '
        'pacmanAgents projectParams search searchAgents searchTestClasses testClasses textDisplay'
    ).split()
}
# What stubs declare is there at run time, too, unless the submission has a file of that name.
_stub = importlib.import_module('cutoff')
for _name, _kind in (('Game', Game), ('Problem', Problem), ('Random', Stream)):
    getattr(_stub, _name).register(_kind)
sys.path.remove('/lib/given')
for _name in (*_agents, 'absent'):
    del sys.modules[_name]
play = _agents['pacman'].play


_top = posix.getcwd()


def load(path, agents):
    """Imports a file as a program that starts in its folder would."""
    folder, _, file = path.rpartition('/')
    name = file[: -len('.py')]
    package = []
    # Above the submission there is no package, whatever it holds.
    while folder != _top and '__init__.py' in posix.listdir(folder):
        folder, _, last = folder.rpartition('/')
        package.insert(0, last)
    sys.path.insert(0, folder)
    importlib.invalidate_caches()
    files = [other.removesuffix('.py') for other in posix.listdir(folder)]
    given = {**{name: made for name, made in _absent.items() if name not in files}, **_agents} if agents else {}
    sys.modules.update(given)
    for other in files:
        if other not in _bare and other not in given and not other.startswith('_'):
            for loaded in [key for key in sys.modules if key == other or key.startswith(other + '.')]:
                del sys.modules[loaded]
    if package:
        return importlib.import_module('.'.join([*package, name]))
    # The loader is named, since Python itself would not know a file whose name ends in capitals.
    loader = importlib.machinery.SourceFileLoader(name, path)
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


importlib.invalidate_caches()
