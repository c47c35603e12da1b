import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

/**
 * Checks the messages of all commits after the one that added the configuration of commitlint. Passes without a git
 * repository (a release, a container) and where history ends before that commit (a shallow clone).
 */
const checkCommits = (): number => {
  if (!existsSync('.git')) return 0;
  const added = git('log', '--diff-filter=A', '--format=%H', '--', 'commitlint.config.js').split('\n').at(-1);
  if (!added || !git('rev-list', '--max-count=1', `${added}..HEAD`)) return 0;
  // A shallow clone shows every file of its oldest commit as added there.
  if (!git('rev-parse', '--verify', '--quiet', `${added}^`)) return 0;
  return spawnSync('commitlint', ['--from', added, '--to', 'HEAD'], { stdio: 'inherit' }).status ?? 1;
};

process.exitCode = checkCommits();
