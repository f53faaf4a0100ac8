import type {BlockContent, Paragraph, RootContent} from 'mdast';
import * as z from 'zod';
import {code, joinInline, list, paragraph} from '../mdast/nodes';
import {defineVersionData, NO_PROGRAM} from './defineVersionData';
import {findEntry} from './pageElement';

/** Environments in which some bundle dependencies are not installed, with their Chinese names before “不安装”. */
const GAPS = {
  'python-3.14': 'Python 3.14 上',
  'python-before-3.12': 'Python 3.11 及更低的版本上',
  'macos-intel': 'Intel 芯片的 macOS 上',
  'linux-arm64': 'ARM64 的 Linux 上',
} as const;
const GAP_NAMES = Object.keys(GAPS) as (keyof typeof GAPS)[];

const text = z.string('非空文字').min(1, '非空文字');
const minor = z.string('加引号的版本，例如 "3.14"').regex(/^\d+\.\d+$/, '形如 "3.14" 的版本');
const release = z.string('三段的版本，例如 1.13.0').regex(/^\d+\.\d+\.\d+$/, '三段的版本，例如 1.13.0');
const packages = z.array(text, '包名的列表').min(1, '至少一个包名').optional();

const PYTHON = z.strictObject({from: minor, to: minor}, '含 from、to 的键值对');
const PACKAGE = z.strictObject(
  {
    version: release,
    python: PYTHON,
    included: z.boolean('true 或 false'),
  },
  '含 version、python、included 的键值对',
);
const GAP = z.strictObject(
  {package: text, where: z.array(z.enum(GAP_NAMES, `下列之一：${GAP_NAMES.join('、')}`), '列表').min(1, '至少一个')},
  '含 package、where 的键值对',
);
const BUNDLE = z.strictObject(
  {
    package: text,
    extra: text.optional(),
    retired: z.boolean('true，或者不写').optional(),
    /** Whether it contains only a model provider and no components. */
    provider: z.boolean('true，或者不写').optional(),
    /** Set only if it is narrower than that of the package. */
    python: PYTHON.optional(),
    missingInImages: packages,
    gaps: z.array(GAP, '列表').min(1, '至少一个').optional(),
  },
  '含 package，可以加 extra、retired、provider、python、missingInImages、gaps 的键值对',
);
const BUNDLES = z.strictObject(
  {
    release,
    images: z.strictObject({default: text, full: text, python: minor}, '含 default、full、python 的键值对'),
    packages: z.record(text, PACKAGE, '包名到键值对'),
    bundles: z.record(text, BUNDLE, '组件包的名字到键值对'),
  },
  '含 release、images、packages、bundles 的键值对',
);

/** The packages of one Langflow release that contain component bundles, and what each bundle needs. */
export type Bundles = z.output<typeof BUNDLES>;

/** A bundle, its package, and the release. */
type Subject = {bundle: z.output<typeof BUNDLE>; package: z.output<typeof PACKAGE>; bundles: Bundles};

type Notice = {title: string; type: 'note' | 'info' | 'warning'; content: BlockContent[]};

const MIRROR = '[换成国内镜像](/get-started-installation#china-mirror)';
const OVERVIEW = '[安装组件包](/components-bundle-components#bundle-install)';
const OWN_IMAGE = '[安装自定义依赖项](/install-custom-dependencies)';

/** One line for each dependency that is missing in some environment. */
function gapsOf({bundle: {gaps = []}}: Subject): BlockContent[] {
  const lines = gaps.map(({package: name, where}) => {
    const places = where.map((place) => GAPS[place]).join('、');
    return paragraph(`${places}不安装 `, code(name), '，用到它的组件不能运行。');
  });
  return lines.length > 0 ? [list(lines)] : [];
}

function commandOf({bundle: {package: name, extra}, package: {version}}: Subject): BlockContent {
  return {type: 'code', lang: 'bash', value: `uv pip install "${name}${extra ? `[${extra}]` : ''}==${version}"`};
}

/** What is in which package, for which Python. */
function placeOf({bundle, package: {python}}: Subject): string {
  const {from, to} = bundle.python ?? python;
  return `${bundle.provider ? '这个模型提供商' : '组件'}在 \`${bundle.package}\` 包里，支持 Python ${from} 到 ${to}`;
}

function included(subject: Subject): Notice {
  const {
    release: langflow,
    images: {default: image},
  } = subject.bundles;
  const base = image.replace(/:(?=[^:]*$)/, ':base-');
  const lead = `${placeOf(subject)}，\`pip install langflow\` 会装上它，\`${image}\` 镜像里也有。`;
  const missing = `\`langflow-base\` 和 \`${base}\` 镜像里没有。`;
  const steps = `没有时在 Langflow 的虚拟环境里安装，再重新启动 Langflow；下载慢就先${MIRROR}：`;
  return {
    title: `安装：Langflow ${langflow} 自带`,
    type: 'note',
    content: [paragraph(lead + missing + steps), commandOf(subject), ...gapsOf(subject)],
  };
}

function imagesOf({bundle, bundles: {images}}: Subject): Paragraph {
  const isBeyondImages = images.python === '3.14' && (bundle.gaps ?? []).some(({where}) => where.includes('python-3.14'));
  if (isBeyondImages) return paragraph(`官方的 Docker 镜像用的是 Python ${images.python}，在镜像里不能使用。`);
  if (bundle.missingInImages) {
    const missing = joinInline(bundle.missingInImages.map(code));
    return paragraph('官方的 Docker 镜像都不带 ', ...missing, `，\`${images.full}\` 里也只有组件的代码；要用，见${OWN_IMAGE}。`);
  }
  return paragraph(`用 Docker 时，镜像选 \`${images.full}\`，里面已经装好；\`${images.default}\` 里没有。`);
}

function optional(subject: Subject): Notice {
  const {bundle, bundles} = subject;
  return {
    title: `安装：Langflow ${bundles.release} 不带，要另外安装`,
    type: 'info',
    content: [
      paragraph(`${placeOf(subject)}。在 Langflow 的虚拟环境里安装，再重新启动 Langflow；下载慢就先${MIRROR}：`),
      commandOf(subject),
      imagesOf(subject),
      ...gapsOf(subject),
      ...(bundle.missingInImages ? [] : [paragraph(`这类组件包可以一次装齐，见${OVERVIEW}。`)]),
    ],
  };
}

/** Notice for bundles that are part of `lfx` and need no installation. */
function builtIn(subject: Subject): Notice {
  const {bundle, bundles} = subject;
  const lead = `组件在 \`${bundle.package}\` 包里，装了 Langflow 就有，每一种官方的 Docker 镜像里也有，不用另外安装。`;
  return {title: `安装：Langflow ${bundles.release} 自带`, type: 'note', content: [paragraph(lead), ...gapsOf(subject)]};
}

function retired({bundles: {release: langflow}}: Subject): Notice {
  return {
    title: `Langflow ${langflow} 里已经不能运行`,
    type: 'warning',
    content: [paragraph('这个组件包里的组件只剩占位：旧的流程还打得开，一运行就报错，装什么包都没有用。')],
  };
}

function noticeOf(subject: Subject): Notice {
  if (subject.bundle.retired) return retired(subject);
  if (subject.bundle.package === 'lfx') return builtIn(subject);
  return subject.package.included ? included(subject) : optional(subject);
}

function contentOf(subject: Subject): RootContent[] {
  const {title, type, content} = noticeOf(subject);
  // A block that Docusaurus shows as its admonition.
  return [{type: 'blockquote', data: {hName: 'admonition', hProperties: {type, title}}, children: content}];
}

/** Finds the bundle that an element names. */
function subjectsOf(bundles: Bundles): ReadonlyMap<string, Subject> {
  const subjects = Object.entries(bundles.bundles).flatMap(([name, bundle]): [string, Subject][] => {
    const found = bundles.packages[bundle.package];
    return found ? [[name, {bundle, package: found, bundles}]] : [];
  });
  return new Map(subjects);
}

/** The component bundles. A version before bundles were separate packages has none. */
export const bundlesData = defineVersionData({
  file: 'bundles.yaml',
  schema: BUNDLES,
  program: NO_PROGRAM,
  join(value, {report}): Bundles {
    for (const [name, bundle] of Object.entries(value.bundles)) {
      if (!Object.hasOwn(value.packages, bundle.package)) {
        const received = JSON.stringify(bundle.package);
        report(['bundles', name, 'package'], `应为 packages 里有的包；收到的是 ${received}；把包加进 packages，或者改正名字`);
      }
    }
    return value;
  },
  elements: {
    BundleInstall: {
      usage: '<BundleInstall bundle="slack" />',
      about: '组件包在哪个 Python 包里、怎样安装；每个 `bundles-*` 页面一处，文字由 `site/<版本>/bundles.yaml` 得出',
      fill: (bundles, place) => contentOf(findEntry(place, 'bundle', subjectsOf(bundles), 'bundles.yaml')),
    },
  },
});
