import { runProgram } from '../mock-server/cli-error.ts';
import { runVerify, unreachable } from '../mock-server/verify/command.ts';

await runProgram(() => runVerify(process.argv.slice(2)), unreachable);
