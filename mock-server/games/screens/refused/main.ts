import { connectPage, postToPage } from '../shell/page.ts';
import './refused.css';

// The surrounding page shows its own text; this one is for documents opened without it.
postToPage({ type: 'error', code: 'ticket.used' });
connectPage(() => undefined);
