"""Modules of the courses' framework that draw, lay out mazes or hold other agents: importing them harms nobody."""

import types


def module(name):
    """A module from which everything can be imported, and nothing used: using it says so."""
    made = types.ModuleType(name, 'It stands in for a module that is not needed to search.')

    def missing(member):
        if member.startswith('__'):
            raise AttributeError(f'module {name!r} has no attribute {member!r}')
        return type(member, (_Absent,), {'__module__': name})

    made.__getattr__ = missing
    return made


class _Absent:
    def __init__(self, *_, **__):
        raise NotImplementedError(
            f'{type(self).__module__}.{type(self).__name__} is not here: this game has no maze, only states, actions and values'
        )
