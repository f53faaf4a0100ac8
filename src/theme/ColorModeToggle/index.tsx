import {translate} from '@docusaurus/Translate';
import type {ColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

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
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
