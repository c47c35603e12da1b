// Preloaded before all other code, so its syntax must run in every version of Node.
var wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  process.stderr.write(
    'This needs Node ' +
      wanted +
      ' or newer and runs on ' +
      process.versions.node +
      '; "npm ci" installs the right version, and npm scripts use it.\n',
  );
  process.exit(1);
}
// Must precede all other imports: without the cache every start strips types and compiles again.
require('node:module').enableCompileCache();
