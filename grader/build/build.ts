import { packageRoot } from '../types/root.ts';
import { bundle } from './bundle.ts';
import { buildPython } from './python.ts';
import { buildQuickJs } from './quickjs.ts';
import { publishSchemas } from './publishSchemas.ts';
import { compileQuizSchemas } from './quizSchemas.ts';
import { compileSchemas } from './schemas.ts';
import { writeThirdParty } from './thirdParty.ts';
import { writeTypes } from './types.ts';

/** What `npm run build` makes beyond the compiled TypeScript: all of it under `dist/`, but the schemas. */
const root = packageRoot();
await buildQuickJs(root);
await publishSchemas(root);
await compileSchemas(root);
await compileQuizSchemas(root);
await buildPython(root);
await writeTypes(root);
await writeThirdParty(root, await bundle(root));
