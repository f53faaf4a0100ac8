import type {Locator, Page} from '@playwright/test';
import {escapeRegExp} from '../../../lib/input/escapeRegExp';
import {HOST} from '../../../tools/command/ports';

const HOVER_MS = 300;

/** Someone who follows the steps of a page on the running interface: every label that they look for must stand on that page. */
export class Walker {
  private readonly missed = new Set<string>();

  constructor(
    readonly page: Page,
    /** The page whose steps these are. */
    private readonly told: {source: string; words: readonly string[]},
    private readonly home: string,
  ) {}

  /** Labels that the story looks for and the page does not name. */
  get unwritten(): string[] {
    return [...this.missed];
  }

  /** What is in front: the last window that was opened, or the whole page; looked up anew whenever it is used. */
  get front(): Locator {
    return this.page.locator('body, [role=dialog]:visible').last();
  }

  private read(label: string): void {
    if (!this.told.source.includes(label) && !this.told.words.includes(label)) this.missed.add(label);
  }

  private find(label: string): Locator {
    this.read(label);
    return this.front.getByText(label, {exact: true}).locator('visible=true');
  }

  /** Presses what bears a label. */
  async press(label: string): Promise<void> {
    await this.find(label).first().click();
  }

  /** Waits until labels are to be seen. */
  async see(...labels: string[]): Promise<void> {
    for (const label of labels) await this.find(label).first().waitFor();
  }

  /** Waits until a label is to be seen to which the interface adds something, as `Name*` or `Input Schema (0)`. */
  async seeBeginning(...labels: string[]): Promise<void> {
    for (const label of labels) {
      this.read(label);
      const begins = new RegExp(`^${escapeRegExp(label)}\\s*(\\*|\\()`);
      await this.front.getByText(begins).locator('visible=true').first().waitFor();
    }
  }

  /** Presses something without a label, which the page calls by its look. */
  async pressIcon(icon: Locator): Promise<void> {
    await icon.locator('visible=true').first().click();
  }

  /** Waits until the hint of something without a label says so. */
  async seeHint(icon: Locator, hint: string): Promise<void> {
    this.read(hint);
    await icon.locator('visible=true').first().hover();
    await this.page.waitForTimeout(HOVER_MS);
    await this.page.getByRole('tooltip').filter({hasText: hint}).first().waitFor();
  }

  /** Opens the page of the projects. */
  async goHome(): Promise<void> {
    await this.page.goto(this.home);
    await this.page.getByTestId('user_menu_button').first().waitFor();
  }

  /** Opens the menu with the picture of the user. */
  async pressUser(): Promise<void> {
    await this.pressIcon(this.page.getByTestId('user_menu_button'));
  }

  /** Closes the window in front. */
  async close(): Promise<void> {
    await this.front.getByRole('button', {name: 'Close', exact: true}).last().click();
  }

  /** Closes the menu that is open. */
  async closeMenu(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }
}

const HERE = new RegExp(`^(?:(?:http|ws)://${escapeRegExp(HOST)}[:/]|data:|blob:)`);

/** Whether a request stays on this machine. */
export const isHere = (url: string): boolean => HERE.test(url);
