import { isRefusal } from '../../reference/adversarial/refused.ts';
import { UserError } from './userError.ts';

/** Searches the tree of a file; what it cannot be searched for is the user's to mend. */
export function searchOf<Found>(path: string, search: () => Found): Found {
  try {
    return search();
  } catch (error) {
    if (isRefusal(error)) throw new UserError(`${path}: ${error.message}`);
    throw error;
  }
}
