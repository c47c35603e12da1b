import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './console.css';
import './shell/shell.css';
import './parts/parts.css';
import './panels/panels.css';
import { loadBrowser } from './state/browser.ts';
import { startLive } from './state/live.ts';
import { startTheme } from './state/theme.ts';

startTheme();
const root = document.getElementById('console');
if (root) createRoot(root).render(<App />);
await loadBrowser();
startLive();
