import type { Engines } from '../../types/engine.ts';
import type { ModuleNeed, ModuleOpener, Opened } from '../../types/authored.ts';
import type { Limits } from '../../types/exercise.ts';
import type { Result } from '../../types/result.ts';
import { openGame } from './openGame.ts';
import { openProblem } from './openProblem.ts';
import { MODULE_LIMITS, type Where } from './runModule.ts';

const openOne = (where: Where, need: ModuleNeed): Promise<Result<Opened>> =>
  need.kind === 'game' ? openGame(where, need) : openProblem(where, need);

/**
 * Runs modules of authors in a sandbox that is there already. A module that fails is run no more: one mistake
 * shows in each of its cases, and one that never ends would take its time in each.
 */
export const openModules =
  (engines: Engines, limits: Limits = MODULE_LIMITS): ModuleOpener =>
  async (needs) => {
    const engine = engines.for('javascript');
    if (engine === null) throw new Error('there is no engine for modules');
    const failed = new Map<string, Result<never>>();
    const opened: Result<Opened>[] = [];
    for (const need of needs) {
      const found = failed.get(need.path) ?? (await openOne({ engine, limits }, need));
      if (!found.ok) failed.set(need.path, found);
      opened.push(found);
    }
    return opened;
  };
