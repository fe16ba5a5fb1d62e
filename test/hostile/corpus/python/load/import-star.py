from os import *
from sys import *
def alpha_beta(game, state): return getcwd()
