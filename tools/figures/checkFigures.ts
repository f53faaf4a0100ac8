import {readFileSync} from 'node:fs';
import path from 'node:path';
import {keepResult} from '../../lib/build/keepResult';
import {listFolder} from '../../lib/input/listFolder';
import {buildPicture} from '../../plugins/figures/node/buildFigures';
import {isPicture, type LoadedPicture, loadFigures} from '../../plugins/figures/node/loadFigures';
import {findCollisions} from '../../plugins/figures/node/svg/findCollisions';
import {
  LAYOUTS_FILE,
  type Layouter,
  type Layouts,
  MAX_WIDE_WIDTH,
  noteLayouts,
  printLayouts,
  readLayouts,
  withLayouts,
} from '../../plugins/figures/node/svg/layouts';
import {ARRANGEMENTS, type Arrangement} from '../../plugins/figures/types';

/** A problem of a figure; `file` is relative to the folder that contains the folder of figures. */
export type FigureProblem = {file: string; message: string};

/** Most bytes of a picture. */
const MAX_BYTES = 12 * 1024;
// A narrow picture that is wider is scaled down so far in the text column of a phone (327 px) that its smallest text (12 px) comes below
// 11 px; a wide one shows on few screens (theme/Figure).
const MAX_WIDTH: Record<Arrangement, number> = {wide: MAX_WIDE_WIDTH, narrow: 356};
const NAMES: Record<Arrangement, string> = {wide: '宽的一种', narrow: '窄的一种'};

/** Finds what is wrong with a drawn picture. */
export async function checkPicture(picture: LoadedPicture): Promise<string[]> {
  const problems: string[] = [];
  for (const arrangement of ARRANGEMENTS) {
    const scene = await picture.arrange(arrangement);
    const found = findCollisions(scene);
    if (scene.width > MAX_WIDTH[arrangement]) found.push(`宽 ${Math.ceil(scene.width)} px，应不超过 ${MAX_WIDTH[arrangement]} px`);
    problems.push(...found.map((problem) => `${NAMES[arrangement]}：${problem}`));
  }
  const sizes = (await buildPicture(picture, '/')).assets.map(({svg}) => Buffer.byteLength(svg));
  const most = Math.max(...sizes);
  return most > MAX_BYTES ? [...problems, `有 ${most} 字节，应不超过 ${MAX_BYTES}；拆成几张图`] : problems;
}

type CheckedFolder = {problems: FigureProblem[]; layouts: Layouts};

/** Draws the pictures anew, without the stored layouts: each layout is computed once. */
async function checkPictures(pictures: readonly LoadedPicture[], layouts: Layouts, shown: string): Promise<CheckedFolder> {
  const problems: FigureProblem[] = [];
  for (const picture of pictures) {
    const found = await checkPicture(picture);
    problems.push(...found.map((message) => ({file: `${shown}/${picture.file}`, message})));
  }
  return {problems, layouts};
}

/**
 * Checks all pictures of a folder: nothing overlaps or sticks out, none is too wide or too large, and the stored layouts are those of the
 * figures. Results of subfolders whose files have not changed are kept.
 *
 * @param siteDir where results are kept
 * @throws InputError if a figure cannot be read
 */
export async function checkFigures(dir: string, siteDir: string): Promise<{count: number; problems: FigureProblem[]}> {
  let layouts: Layouts = {};
  const layouter: Layouter = (graph, search) => withLayouts(layouts)(graph, (other) => noteLayouts(layouts)(other, search));
  const pictures = loadFigures(dir, layouter).filter(isPicture);
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const figures = new Set(pictures.map(({file}) => file));
  // Catalogue and ports: any figure may use them.
  const shared = listFolder(dir).filter((file) => file !== LAYOUTS_FILE && !figures.has(file) && !/\.(?:panel\.yaml|md)$/.test(file));
  const shown = path.basename(dir);
  const [problems, all]: [FigureProblem[], Layouts] = [[], {}];
  for (const folder of new Set(pictures.map(({file}) => path.posix.dirname(file)))) {
    const own = pictures.filter(({file}) => path.posix.dirname(file) === folder);
    const sources = [...shared, ...own.map(({file}) => file)].map((file) => [file, read(file)]);
    const name = `figures+${folder.replaceAll('/', '+')}`;
    layouts = {};
    const checked = await keepResult({siteDir, name, code: __filename, sources}, () => checkPictures(own, layouts, shown));
    problems.push(...checked.problems);
    Object.assign(all, checked.layouts);
  }
  if (printLayouts(readLayouts(dir)) !== printLayouts(all)) {
    problems.push({file: `${shown}/${LAYOUTS_FILE}`, message: '不是这些图现在的排版；运行 npm run figures:layout，把它一并提交'});
  }
  return {count: pictures.length, problems};
}
