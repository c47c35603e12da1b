// What the shell loads for members, as one script.
import { startAccessControl } from '../access/enforce-access.ts';
import { refresh, startLoggedIn } from './logged-in.ts';

export { refresh, startAccessControl, startLoggedIn };
