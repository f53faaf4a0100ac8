import type {BlockContent, List, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Bundle, Bundles, Gap} from '../lib/content/bundles';

const TAG = 'BundleInstall';
const MIRROR = '/get-started-installation#china-mirror';
const OVERVIEW = '/components-bundle-components#bundle-install';
const OWN_IMAGE = '/install-custom-dependencies';
const BASE_IMAGE = /^(.*):(.*)$/;

type Notice = {title: string; type: 'note' | 'info' | 'warning'; content: BlockContent[]};

/** A bundle and its package. */
type Subject = {bundle: Bundle; package: Bundles['packages'][string]; bundles: Bundles};

const link = (url: string, value: string): PhrasingContent => ({type: 'link', url, children: [{type: 'text', value}]});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** A paragraph made of strings and other nodes. */
function paragraph(...parts: (string | PhrasingContent)[]): Paragraph {
  return {type: 'paragraph', children: parts.map((part) => (typeof part === 'string' ? {type: 'text', value: part} : part))};
}

function listOf(paragraphs: Paragraph[]): List {
  const items = paragraphs.map((child) => ({type: 'listItem' as const, spread: false, children: [child]}));
  return {type: 'list', ordered: false, spread: false, children: items};
}

const codes = (names: readonly string[]) =>
  names.flatMap((name, index): (string | PhrasingContent)[] => (index > 0 ? ['、', code(name)] : [code(name)]));

/** Chinese names of the environments, used before “不安装”. */
const PLACES: Record<Gap, string> = {
  'python-3.14': 'Python 3.14 上',
  'python-before-3.12': 'Python 3.11 及更低的版本上',
  'macos-intel': 'Intel 芯片的 macOS 上',
  'linux-arm64': 'ARM64 的 Linux 上',
};

/** One line for each dependency that is missing in some environment. */
function gapsOf({bundle}: Subject): BlockContent[] {
  const lines = (bundle.gaps ?? []).map((gap) => {
    const where = gap.where.map((place) => PLACES[place]).join('、');
    return paragraph(`${where}不安装 `, code(gap.package), '，用到它的组件不能运行。');
  });
  return lines.length > 0 ? [listOf(lines)] : [];
}

function commandOf({bundle, package: {version}}: Subject): BlockContent {
  const name = bundle.extra ? `${bundle.package}[${bundle.extra}]` : bundle.package;
  return {type: 'code', lang: 'bash', value: `uv pip install "${name}==${version}"`};
}

const contentOf = ({bundle}: Subject) => (bundle.provider ? '这个模型提供商' : '组件');

/** Python versions that the bundle supports. */
function pythonOf({bundle, package: {python}}: Subject): string {
  const {from, to} = bundle.python ?? python;
  return `Python ${from} 到 ${to}`;
}

/** Whether the bundle does not support the Python version of the official images. */
const isBeyondImages = ({bundle, bundles: {images}}: Subject) =>
  images.python === '3.14' && (bundle.gaps ?? []).some(({where}) => where.includes('python-3.14'));

function included(subject: Subject): Notice {
  const {bundle, bundles} = subject;
  const [, image, tag] = BASE_IMAGE.exec(bundles.images.default) ?? [];
  return {
    title: `安装：Langflow ${bundles.release} 自带`,
    type: 'note',
    content: [
      paragraph(
        `${contentOf(subject)}在 `,
        code(bundle.package),
        ` 包里，支持 ${pythonOf(subject)}，`,
        code('pip install langflow'),
        ' 会装上它，',
        code(bundles.images.default),
        ' 镜像里也有。',
        code('langflow-base'),
        ' 和 ',
        code(`${image}:base-${tag}`),
        ' 镜像里没有。没有时在 Langflow 的虚拟环境里安装，再重新启动 Langflow；下载慢就先',
        link(MIRROR, '换成国内镜像'),
        '：',
      ),
      commandOf(subject),
      ...gapsOf(subject),
    ],
  };
}

function imagesOf(subject: Subject): Paragraph {
  const {
    bundle,
    bundles: {images},
  } = subject;
  if (isBeyondImages(subject)) return paragraph(`官方的 Docker 镜像用的是 Python ${images.python}，在镜像里不能使用。`);
  if (bundle.missingInImages) {
    return paragraph(
      '官方的 Docker 镜像都不带 ',
      ...codes(bundle.missingInImages),
      '，',
      code(images.full),
      ' 里也只有组件的代码；要用，见',
      link(OWN_IMAGE, '安装自定义依赖项'),
      '。',
    );
  }
  return paragraph('用 Docker 时，镜像选 ', code(images.full), '，里面已经装好；', code(images.default), ' 里没有。');
}

function optional(subject: Subject): Notice {
  const {bundle, bundles} = subject;
  return {
    title: `安装：Langflow ${bundles.release} 不带，要另外安装`,
    type: 'info',
    content: [
      paragraph(
        `${contentOf(subject)}在 `,
        code(bundle.package),
        ` 包里，支持 ${pythonOf(subject)}。在 Langflow 的虚拟环境里安装，再重新启动 Langflow；下载慢就先`,
        link(MIRROR, '换成国内镜像'),
        '：',
      ),
      commandOf(subject),
      imagesOf(subject),
      ...gapsOf(subject),
      ...(bundle.missingInImages ? [] : [paragraph('这类组件包可以一次装齐，见', link(OVERVIEW, '安装组件包'), '。')]),
    ],
  };
}

/** Notice for bundles that are part of `lfx` and need no installation. */
function builtIn(subject: Subject): Notice {
  const {bundle, bundles} = subject;
  return {
    title: `安装：Langflow ${bundles.release} 自带`,
    type: 'note',
    content: [
      paragraph('组件在 ', code(bundle.package), ' 包里，装了 Langflow 就有，每一种官方的 Docker 镜像里也有，不用另外安装。'),
      ...gapsOf(subject),
    ],
  };
}

function retired({bundles: {release}}: Subject): Notice {
  return {
    title: `Langflow ${release} 里已经不能运行`,
    type: 'warning',
    content: [paragraph('这个组件包里的组件只剩占位：旧的流程还打得开，一运行就报错，装什么包都没有用。')],
  };
}

function noticeOf(subject: Subject): Notice {
  if (subject.bundle.retired) return retired(subject);
  if (subject.bundle.package === 'lfx') return builtIn(subject);
  return subject.package.included ? included(subject) : optional(subject);
}

/** The value of an attribute that is plain text. */
export function textAttribute(element: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string | undefined {
  const found = element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function fill(element: MdxJsxFlowElement, bundles: Bundles | undefined): void {
  const name = textAttribute(element, 'bundle') ?? '';
  const bundle = bundles?.bundles[name];
  const found = bundle && bundles?.packages[bundle.package];
  if (!bundles || !bundle || !found) {
    throw new Error(`<${TAG} bundle=${JSON.stringify(name)} />：这个版本的 bundles.yaml 里没有这个组件包；改正名字，或者把它加进去`);
  }
  const {title, type, content} = noticeOf({bundle, package: found, bundles});
  element.attributes = Object.entries({title, type}).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
  element.children = content;
}

/**
 * Fills `<BundleInstall bundle="slack" />` with the data in `site/<version>/bundles.yaml`. The notice becomes ordinary text: links,
 * highlighting, search and the Markdown copies include it, and it needs no script.
 */
export default function remarkBundleInstall(bundles: Bundles | undefined) {
  return (root: Root): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
      if (element.name === TAG) fill(element, bundles);
    });
  };
}
