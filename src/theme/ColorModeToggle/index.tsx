import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A sun, a moon, and a disc of which one half is bright; inner lines cut holes. */
const SHAPES = {
  light: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19M5 19l1.5-1.5m11-11L19 5',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M12 4a8 8 0 0 1 0 16 8 8 0 0 1 0-16v16a8 8 0 0 1 0-16',
};

/** The choice after each choice; `null` follows the system. */
function nextChoice(choice: ColorMode | null, respectsSystem: boolean): ColorMode | null {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === null) return 'light';
  return choice === 'light' ? 'dark' : null;
}

function labelOf(choice: ColorMode | null): string {
  if (choice === null) return translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'});
  return choice === 'light'
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'});
}

/**
 * The button that switches between light, dark and the system's colours. Unlike the classic theme's it is never
 * disabled: before the application runs, `plugins/reading-first` answers it.
 */
export default function ColorModeToggle({className, buttonClassName, respectPrefersColorScheme, value, onChange}: Props): ReactNode {
  const mode = labelOf(value);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-control="colors"
        data-two-modes={respectPrefersColorScheme ? undefined : ''}
        title={mode}
        aria-label={translate(
          {id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})'},
          {mode},
        )}
        onClick={() => onChange(nextChoice(value, respectPrefersColorScheme))}
      >
        {/* The root element's choice shows one of them, from the first paint on. */}
        {Object.entries(SHAPES).map(([choice, shape]) => (
          <svg key={choice} className={clsx(styles.icon, styles[choice])} viewBox="0 0 24 24" aria-hidden="true">
            <path d={shape} />
          </svg>
        ))}
      </button>
    </div>
  );
}
