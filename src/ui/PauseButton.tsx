import { Icon } from './Icon.tsx';
import './pause-button.css';

interface PauseButtonProps {
  readonly paused: boolean;
  readonly onToggle: () => void;
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/** The visible control that anything moving by itself must have (WCAG 2.2.2). */
export const PauseButton = ({ paused, onToggle, pauseLabel, playLabel }: PauseButtonProps) => (
  <button type="button" className="pause" aria-label={paused ? playLabel : pauseLabel} onClick={onToggle}>
    <Icon name={paused ? 'play' : 'pause'} later={paused} />
  </button>
);
