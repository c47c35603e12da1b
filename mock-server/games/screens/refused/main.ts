import { connectPage, postToPage } from '../shell/page.ts';
import './refused.css';

// The page around shows its own words; these are for a reader who opened the address alone.
postToPage({ type: 'error', code: 'ticket.used' });
connectPage(() => undefined);
