import { runProgram } from '#sim/cli-error.ts';
import { runVerify, unreachable } from '#sim/optional/verify/command.ts';

await runProgram(() => runVerify(process.argv.slice(2)), unreachable);
