import { createApp } from './app.ts';
import { openWorlds } from './open-worlds.ts';

const worlds = openWorlds({ data: '.data' });
createApp(worlds, { data: '.data' }).listen(4321, '127.0.0.1');
