"""What agents' files import from `util`."""

import heapq
import random
import sys


def raiseNotDefined():
    """Stands in a method that is still to be written."""
    raise NotImplementedError(f'{sys._getframe(1).f_code.co_name} is not written yet')


evaluations = {}
"""Evaluation functions that are there without being in any file, by name."""


def lookup(name, namespace):
    """The function or class of this name: in the namespace or, as `module.name`, in a module. Whatever is no name is itself."""
    if not isinstance(name, str):
        return name
    if '.' in name:
        module, _, member = name.rpartition('.')
        return getattr(__import__(module, fromlist=[member]), member)
    if name in namespace:
        return namespace[name]
    if name in evaluations:
        return evaluations[name]
    raise NameError(f'name {name!r} is not defined')


def manhattanDistance(xy1, xy2):
    return abs(xy1[0] - xy2[0]) + abs(xy1[1] - xy2[1])


def flipCoin(p):
    return random.random() < p


class Stack:
    """Last in, first out."""

    def __init__(self):
        self.list = []

    def push(self, item):
        self.list.append(item)

    def pop(self):
        return self.list.pop()

    def isEmpty(self):
        return not self.list


class Queue:
    """First in, first out."""

    def __init__(self):
        self.list = []

    def push(self, item):
        self.list.insert(0, item)

    def pop(self):
        return self.list.pop()

    def isEmpty(self):
        return not self.list


class PriorityQueue:
    """Lowest priority first; among equal ones, first in, first out."""

    def __init__(self):
        self.heap = []
        self.count = 0

    def push(self, item, priority):
        heapq.heappush(self.heap, (priority, self.count, item))
        self.count += 1

    def pop(self):
        return heapq.heappop(self.heap)[2]

    def isEmpty(self):
        return not self.heap

    def update(self, item, priority):
        """Gives an item a lower priority than it has, or pushes one that is not there."""
        for index, (known, order, other) in enumerate(self.heap):
            if other == item:
                if priority < known:
                    self.heap[index] = (priority, order, item)
                    heapq.heapify(self.heap)
                return
        self.push(item, priority)


class PriorityQueueWithFunction(PriorityQueue):
    """A priority queue that works out the priority of each item itself."""

    def __init__(self, priorityFunction):
        super().__init__()
        self.priorityFunction = priorityFunction

    def push(self, item):
        super().push(item, self.priorityFunction(item))


class Counter(dict):
    """A dict of numbers in which what was never set is 0."""

    def __getitem__(self, key):
        return self.setdefault(key, 0)

    def incrementAll(self, keys, count):
        for key in keys:
            self[key] += count

    def argMax(self):
        return max(self, key=self.get) if self else None

    def sortedKeys(self):
        return sorted(self, key=self.get, reverse=True)

    def totalCount(self):
        return sum(self.values())

    def normalize(self):
        total = float(self.totalCount())
        if total != 0:
            self.divideAll(total)

    def divideAll(self, divisor):
        for key in self:
            self[key] /= float(divisor)

    def copy(self):
        return Counter(self)

    def __mul__(self, other):
        return sum(value * other[key] for key, value in self.items() if key in other)

    def __iadd__(self, other):
        for key, value in other.items():
            self[key] += value
        return self

    def __add__(self, other):
        total = self.copy()
        total += other
        return total

    def __sub__(self, other):
        rest = self.copy()
        for key, value in other.items():
            rest[key] -= value
        return rest
