import { createRoot } from 'react-dom/client';
import { SideService } from './SideService.tsx';

/** Puts the side bar on the page; no document holds it, for it shows only what the settings name. */
export const mountSideService = (): void => {
  const place = document.createElement('aside');
  document.querySelector('main')?.append(place);
  createRoot(place).render(<SideService />);
};
