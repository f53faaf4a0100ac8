import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {isPicture, loadFigures} from '../node/loadFigures';
import {PIECES} from '../node/panel/pieces';
import {findCollisions} from '../node/svg/findCollisions';
import {ICON_NAMES} from '../node/svg/icons';

const FIGURES = path.join(__dirname, '../../../figures');
const guide = readFileSync(path.join(FIGURES, 'README.md'), 'utf8');
const examples = [...guide.matchAll(/```yaml\n# (figures\/\S+)\n([\s\S]*?)```/g)].map(([, file = '', text = '']) => ({file, text}));

const root = mkdtempSync(path.join(tmpdir(), 'figures-guide-'));
afterAll(() => rmSync(root, {recursive: true}));

describe('figures/README.md', () => {
  it('has an example of each kind, and each can be drawn', async () => {
    for (const {file, text} of examples) {
      mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
    copyFileSync(path.join(FIGURES, 'components.yaml'), path.join(root, 'figures/components.yaml'));
    const figures = loadFigures(path.join(root, 'figures'));
    expect(figures.map(({kind}) => kind).sort()).toEqual(['diagram', 'flow', 'panel']);
    for (const figure of figures.filter(isPicture)) expect(findCollisions(await figure.arrange('wide'))).toEqual([]);
  });

  it('describes every piece of a panel', () => {
    const table = guide.slice(guide.indexOf('| 部件 |'), guide.indexOf('任何部件都可以加'));
    for (const piece of Object.keys(PIECES)) expect(table).toContain(`\`${piece}\``);
  });

  it('shows the icons that exist', () => {
    const list = /<!-- icons -->\n([\s\S]*?)\n<!-- \/icons -->/.exec(guide)?.[1] ?? '';
    expect([...list.matchAll(/`([a-z]+)`/gi)].map(([, name]) => name)).toEqual([...ICON_NAMES]);
  });
});
