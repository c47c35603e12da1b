import { siteOfWorlds } from '../../mock-server/site/site-of-worlds.ts';
import { start } from '../../mock-server/start/start.ts';

/** Serves the built site of the folder in `SITE_DIR` with a simulator in memory on a free port, and says where. */
const dir = process.env.SITE_DIR ?? 'dist/kidlat';
const { address } = await start({ port: 0, host: '127.0.0.1', site: (worlds) => siteOfWorlds(worlds, dir) });
process.send?.(address);
process.once('disconnect', () => process.exit(0));
