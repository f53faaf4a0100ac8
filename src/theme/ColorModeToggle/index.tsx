import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const ICONS = {light: IconLightMode, dark: IconDarkMode, system: IconSystemColorMode};

type Mode = keyof typeof ICONS;

/** Modes in the order in which the toggle cycles through them. */
function modesOf(respectsSystem: boolean): Mode[] {
  return respectsSystem ? ['system', 'light', 'dark'] : ['light', 'dark'];
}

function nameOf(mode: Mode): string {
  if (mode === 'system') return translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'});
  return mode === 'light'
    ? translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'})
    : translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'});
}

function labelsOf(mode: Mode) {
  const name = nameOf(mode);
  const message = 'Switch between dark and light mode (currently {mode})';
  return {title: name, 'aria-label': translate({id: 'theme.colorToggle.ariaLabel', message}, {mode: name})};
}

/**
 * Button that switches between light, dark and system colours. Unlike the button of the classic theme, it is never disabled: before
 * hydration, `plugins/progressive-start` handles clicks and sets its label.
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
        {/* CSS shows the icon of the mode that is set on the root element, from the first paint on. */}
        {Object.entries(ICONS).map(([choice, Icon]) => (
          <Icon key={choice} className={clsx(styles.icon, styles[choice])} aria-hidden />
        ))}
      </button>
    </div>
  );
}
