import {translate} from '@docusaurus/Translate';
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

/** Modes in the order in which the toggle goes through them. */
function modesOf(respectsSystem: boolean): (keyof typeof SHAPES)[] {
  return respectsSystem ? ['system', 'light', 'dark'] : ['light', 'dark'];
}

function nameOf(mode: keyof typeof SHAPES): string {
  if (mode === 'system') return translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'});
  return mode === 'light'
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'});
}

function labelsOf(mode: keyof typeof SHAPES) {
  const name = nameOf(mode);
  const message = 'Switch between dark and light mode (currently {mode})';
  return {title: name, 'aria-label': translate({id: 'theme.colorToggle.ariaLabel', message}, {mode: name})};
}

/**
 * The button that switches between light, dark and the system's colours. Unlike the classic theme's it is never
 * disabled: before hydration, `plugins/progressive-start` answers it and gives it the label of what is chosen.
 */
export default function ColorModeToggle({className, buttonClassName, respectPrefersColorScheme, value, onChange}: Props): ReactNode {
  const modes = modesOf(respectPrefersColorScheme);
  const mode = value ?? (respectPrefersColorScheme ? 'system' : 'light');
  const change = () => {
    const next = modes[(modes.indexOf(mode) + 1) % modes.length];
    onChange(next === 'system' || next === undefined ? null : next);
  };
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-toggle={JSON.stringify(Object.fromEntries(modes.map((name) => [name, labelsOf(name)])))}
        {...labelsOf(mode)}
        onClick={change}
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
