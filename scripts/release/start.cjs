// Starts site and simulator in one process; accepts the simulator's options (--help).
process.argv.splice(2, 0, '--site', require('node:path').join(__dirname, 'site'));
require('./simulator/bin/kidlat-sim.cjs');
