import { SITE_WORDS as WORDS } from '../../words/site.ts';
import { worksOffline } from './offline.ts';
import { storeOf } from './store.ts';

/** Says beside each exercise of the list how far one is. */
const store = storeOf(import.meta.url);
for (const place of document.querySelectorAll<HTMLElement>('[data-progress]')) {
  const progress = store.progress(place.dataset['progress'] ?? '');
  if (progress === null) continue;
  place.textContent = WORDS.progress(progress);
  place.dataset['state'] = progress.isPassed ? 'passed' : 'begun';
}
worksOffline(new URL('..', import.meta.url));
