import { isPackaged } from '#sim/product.ts';

/** Help text of the command line. */
export const usage = `Usage: ${isPackaged ? 'npx kidlat-sim' : 'npm run sim --'} [options]
       ${isPackaged ? 'npx kidlat-sim' : 'npm run sim --'} mcp [--url ADDRESS] [--key TEXT]
       ${isPackaged ? 'npx kidlat-sim' : 'npm run sim --'} verify --base URL [options]
       ${isPackaged ? 'npx kidlat-sim' : 'npm run sim --'} keys add TEAM | list | revoke ID [options]

  mcp               serves the Model Context Protocol on standard input and output, for the simulator at --url
                    (http://localhost:4321); /__admin/mcp of a simulator that runs serves it by HTTP

  verify            checks a backend against the contract; "verify --help" lists its options

  keys              keys of teams in the store that --data or --store names; running simulators apply changes at once
                    add TEAM prints a new key: --role read, test or admin (test), --worlds NUMBER (200), --bytes MB of
                    memory of its worlds (128), --calls PER_MINUTE (6000); list shows all without the keys themselves;
                    revoke ID ends one

  --port NUMBER     port to listen on; 0 takes a free one (PORT, else 4321)
  --host NAME       address to listen on; anything but loopback needs --key (127.0.0.1)
  --probes PORT     second port of /__health, /__ready and /__admin/metrics, for when connections run out (PROBES, else none)
  --connections NUMBER  connections that may be open at the same time, 10 to 100000; more are refused (2000)
  --https           serve with a certificate of its own authority for tests on phones in the same network;
                    listens on all addresses and generates a key unless --host and --key are set
  --key TEXT        key of the admin API, which allows everything (ADMIN_KEY)
  --cors ORIGINS    origins whose pages may call the backend, separated by commas (none)
  --front ADDRESSES trusted proxies, separated by commas (this machine)
  --call-out ORIGINS  origins of real backends and callbacks that worlds may call, separated by commas; * matches
                    anything, such as http://localhost:* (none)
  --data FOLDER     folder for worlds (.data); "none" keeps them in memory
  --store ADDRESS   where worlds are kept: sqlite:FOLDER, which is the same as --data, or postgres://…, a database that
                    several processes share; needs the package pg (STORE)
  --seed TEXT       seed of new worlds without one of their own
  --memory MB       memory limit of all worlds together (MEMORY_MB, else 512)
  --journal CALLS   calls that the journal of each world keeps, 10 to 100000 (500)
  --world NAME      world to start with; created if it does not exist (default)
  --snapshot FILE   restore that world from a file of the console or of a failed test
  --scenario NAMES  scenarios to apply to that world, separated by commas
  --scenarios FOLDER  scenarios of your own: .json, .js, .mjs and .ts files
  --replies FILE    overrides that every world starts with: .json, .js, .mjs or .ts
  --har FILE        the same from an HTTP archive of this simulator or of a browser
  --endpoints FILE  endpoints of your own outside the contract: .js, .mjs or .ts
  --app URL         app of another server, which the console shows (none)
  --site FOLDER     built site to serve with the backend (none)
  --api URL         backend that the pages of that site call (API_BASE, else their own origin)
  --drain SECONDS   after a signal, time that /__ready reports not ready before the server stops (0)
  --log LEVEL       silent, error, warn, info or debug (warn)
  --carry FILE      when it stops, write the worlds that are not kept to FILE; when it starts, open them again
  --validate        check the seed and all scenarios against the contract, then exit
  --version         print the version
  --help            show this help
`;
