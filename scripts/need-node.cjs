// Loaded before everything else, and plain enough for every Node there is.
var wanted = 24;
if (Number(process.versions.node.split('.')[0]) < wanted) {
  process.stderr.write(
    'This needs Node ' +
      wanted +
      ' or newer and runs on ' +
      process.versions.node +
      '; "npm ci" brings the right one, "npm start" uses it.\n',
  );
  process.exit(1);
}
// Before anything else is loaded: without it every start strips and compiles everything again.
require('node:module').enableCompileCache();
