import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { KeyPage } from './shell/KeyPage.tsx';
import './console.css';
import './shell/shell.css';
import './parts/controls.css';
import './panels/panels.css';
import { Problem } from './state/admin.ts';
import { loadBrowser } from './state/browser.ts';
import { startLive } from './state/live.ts';
import { startTheme } from './state/theme.ts';

startTheme();
const root = document.getElementById('console');
const page = root && createRoot(root);

const start = async (): Promise<void> => {
  try {
    await loadBrowser();
  } catch (error) {
    if (error instanceof Problem && error.status === 401) {
      page?.render(<KeyPage onGiven={start} />);
      return;
    }
    page?.render(<App />);
    throw error;
  }
  page?.render(<App />);
  startLive();
};

await start();
