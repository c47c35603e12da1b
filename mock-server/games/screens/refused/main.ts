import { meetPage, tellPage } from '../shell/page.ts';
import './refused.css';

// The page around shows its own words; these are for a reader who opened the address alone.
tellPage({ type: 'error', code: 'ticket.used' });
meetPage(() => undefined);
