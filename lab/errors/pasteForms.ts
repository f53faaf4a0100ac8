import {type createRandom, pick} from './samples';

type Random = ReturnType<typeof createRandom>;

/** A form in which people paste a message. */
export type PasteForm = {
  name: string;
  /** A form that loses a part of the message; what is left may be in several messages. */
  isPartial?: boolean;
  /** Returns undefined if the message has no such form. */
  write: (message: string, random: Random) => string | undefined;
};

const CLASSES = ['ValueError', 'RuntimeError', 'Exception', 'lfx.exceptions.component.ComponentBuildError', 'httpx.HTTPError'];
const COMPONENTS = ['Agent', 'Chat Input', 'Chroma DB', '语言模型', 'MCP Tools', 'Read File'];

const traceback = (message: string, errorClass: string) =>
  [
    'Traceback (most recent call last):',
    '  File "/app/.venv/lib/python3.12/site-packages/lfx/graph/vertex/base.py", line 789, in _build_results',
    '    result = await initialize.loading.get_instance_results(',
    '             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
    `${errorClass}: ${message}`,
  ].join('\n');

/** Breaks lines at spaces, as a narrow column does. */
function breakLines(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + word.length >= width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}

function richColumns(message: string): string {
  const [first = '', ...rest] = breakLines(message, 60);
  const head = `[03/04/26 10:21:33] ERROR    ${first.padEnd(60)} manager.py:612`;
  return [head, ...rest.map((line) => `${' '.repeat(29)}${line}`)].join('\n');
}

function powerShell(message: string): string {
  return [
    'python.exe : Traceback (most recent call last):',
    '所在位置 行:1 字符: 1',
    '+ python.exe -m langflow run',
    '+ ~~~~~~~~~~~~~~~~~~~~~~~~~~',
    '    + CategoryInfo          : NotSpecified: (Traceback (most recent call last)::String) [], RemoteException',
    '    + FullyQualifiedErrorId : NativeCommandError',
    ' ',
    ...breakLines(`RuntimeError: ${message}`, 78),
  ].join('\n');
}

const FULL_WIDTH: Record<string, string> = {':': '：', ',': '，', '(': '（', ')': '）', '!': '！', '?': '？', ';': '；'};

function fullWidth(message: string): string {
  let isOpen = false;
  return [...message]
    .map((char) => {
      if (char !== "'" && char !== '"') return FULL_WIDTH[char] ?? char;
      isOpen = !isOpen;
      return char === "'" ? (isOpen ? '‘' : '’') : isOpen ? '“' : '”';
    })
    .join('');
}

const ownWords = (message: string, random: Random) =>
  pick(random, [
    `我装的是 1.13，点运行以后报 ${message}，换了模型也不行，怎么办？`,
    `请教一下各位，昨天还好好的，今天突然这样：\n${message}\n重启过了，没用`,
    `报错：${message}。求助`,
    `Hi, I get this error: ${message}\nAny idea what is wrong?`,
    `运行时出现“${message}”，请问是什么原因`,
  ]);

const firstSentence = (message: string): string | undefined => {
  const first = /^[\s\S]*?(?:[.!?](?=\s)|[。！？；]|\n)/.exec(message)?.[0].trim();
  return first && first.length < message.trim().length ? first : undefined;
};

/** Cuts at the nearest space, so that no word is halved. */
function cutAtWord(message: string, share: number, fromEnd: boolean): string | undefined {
  const length = Math.round(message.length * share);
  if (!fromEnd) {
    const space = message.lastIndexOf(' ', length);
    return message.slice(0, space > length / 2 ? space : length).trim();
  }
  const start = message.length - length;
  const space = message.indexOf(' ', start);
  return message.slice(space >= 0 && space < start + length / 2 ? space : start).trim();
}

/** All forms in which people paste messages, for tests and for the table in errors/README.md. */
export const PASTE_FORMS: readonly PasteForm[] = [
  {name: '原样，整条', write: (message) => message},
  {name: 'Compose 的日志', write: (message) => `langflow-1  | 2026-03-04 10:21:33 - ERROR - base - ${message}`},
  {name: 'Rich 分栏的日志', write: richColumns},
  {name: '前后有自己的话', write: ownWords},
  {
    name: '1.13 的 Error building Component',
    write: (message, random) => `Error building Component ${pick(random, COMPONENTS)}: \n\n${message}`,
  },
  {
    name: 'Playground 的气泡',
    write: (message, random) =>
      `An error occured in the ${pick(random, COMPONENTS)} Component, stopping your flow. See below for more details.\nError details:\n${pick(random, CLASSES)}\n - Details: ${message}`,
  },
  {name: '“更新组件时发生错误”的第二行', write: (message) => `Error while updating the Component\n${message}`},
  {
    name: 'API 的 JSON',
    write: (message, random) =>
      pick(random, [JSON.stringify({detail: message}), JSON.stringify({error: {message, type: 'invalid_request_error', code: null}})]),
  },
  {name: '浏览器的提示框', write: (message) => `127.0.0.1:7860 显示\n${message}\n确定`},
  {
    name: 'traceback，原因在前',
    write: (message, random) =>
      `${traceback(message, pick(random, CLASSES))}\n\nThe above exception was the direct cause of the following exception:\n\n${traceback(`Error building Component ${pick(random, COMPONENTS)}: \n\n${message}`, 'lfx.exceptions.component.ComponentBuildError')}`,
  },
  {
    name: 'traceback，During handling',
    write: (message, random) =>
      `${traceback(message, pick(random, CLASSES))}\n\nDuring handling of the above exception, another exception occurred:\n\n${traceback('the step did not finish', 'RuntimeError')}`,
  },
  {
    name: 'ExceptionGroup',
    write: (message, random) =>
      [
        '  + Exception Group Traceback (most recent call last):',
        '  |   File "/app/.venv/lib/python3.12/site-packages/anyio/_backends/_asyncio.py", line 783, in __aexit__',
        '  |     raise BaseExceptionGroup(',
        '  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)',
        '  +-+---------------- 1 ----------------',
        ...traceback(message, pick(random, CLASSES))
          .split('\n')
          .map((line) => `    | ${line}`),
        '    +------------------------------------',
      ].join('\n'),
  },
  {name: 'journalctl', write: (message) => `Nov 27 10:21:33 server1 langflow[1234]: ERROR: ${message}`},
  {
    name: 'Kubernetes',
    write: (message, random) =>
      pick(random, [`[pod/langflow-0/langflow] ${message}`, `2026-03-04T10:21:33.123456789Z stderr F ERROR ${message}`]),
  },
  {name: '中文 Windows 的 PowerShell', write: powerShell},
  {name: '截图里的文字，换了行', write: (message) => breakLines(message, 42).join('\n')},
  {name: '全角标点', write: fullWidth},
  {name: '中文提示包着', write: (message) => `操作失败：${message}，请稍后重试或联系管理员。（错误代码 500）`},
  {name: '只有第一句', isPartial: true, write: firstSentence},
  {name: '前 60%', isPartial: true, write: (message) => cutAtWord(message, 0.6, false)},
  {name: '后 60%', isPartial: true, write: (message) => cutAtWord(message, 0.6, true)},
];
