import {fetchServer, RedirectedError} from '../../../../lib/connection/fetchServer';
import {explainMixedContent, explainNoResponse, explainTimeout} from '../../../../src/langflowConnection/explainFailure';
import {type Explanation, explainStatus} from '../../../../src/langflowConnection/explainStatus';
import {buildFetch, type Outgoing} from './buildFetch';
import {fileNameOf, type ReceivedBody, readResponse} from './readResponse';

/** How a request ended. `broken`: the connection was lost during the response. `redirected`: the server wanted it to go elsewhere. */
export type RequestOutcome = 'done' | 'stopped' | 'broken' | 'timeout' | 'redirected';

/** State of a request, as shown to the reader. */
export type ApiResponse = {
  phase: 'sending' | 'receiving' | RequestOutcome | 'failed';
  /** Milliseconds since the request was sent. */
  elapsed: number;
  status?: number;
  statusText?: string;
  contentType?: string;
  fileName?: string;
  received?: ReceivedBody;
  explanation?: Explanation;
};

/** One request with its timeout and callbacks. */
export type SendOptions = {
  outgoing: Outgoing;
  /** Maximum time without data from the server, in seconds; 0 means no limit. */
  timeout: number;
  /** Aborted by the reader. */
  stop: AbortSignal;
  onAnswer: (answer: ApiResponse) => void;
};

/** Aborts after a time without data; every chunk restarts the timer. */
class Patience {
  readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly seconds: number) {
    this.renew();
  }

  renew(): void {
    this.end();
    if (this.seconds > 0) this.timer = setTimeout(() => this.controller.abort(), this.seconds * 1000);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Alternatives for cases in which browsers cannot send the request. */
const TERMINAL = {
  failed: '不想改服务器时，复制 cURL 命令到终端里运行：终端不受 CORS 限制。',
  blocked: '也可以复制 cURL 命令到终端里运行。',
};

const BROKEN: Explanation = {
  title: '连接在接收响应时断开了',
  lines: ['下面是断开之前收到的内容，可能不完整。原因可能是服务器重启、反向代理超时，或者网络中断。'],
};

/** Explains a request that the browser refuses to create. */
const refused = (error: unknown): Explanation => ({
  title: '请求没有发送：浏览器不接受它',
  lines: [`检查上面填写的内容，尤其是请求头。浏览器的说法：${error instanceof Error ? error.message : String(error)}`, TERMINAL.blocked],
});

/** Builds the request. Errors here come from the input, not from the network. */
function makeRequest(outgoing: Outgoing): ReturnType<typeof buildFetch> | Explanation {
  try {
    const built = buildFetch(outgoing);
    // Throws on what `fetch` would refuse. It is not sent: `fetch` resets the referrer policy of a `Request` that comes with options.
    new Request(outgoing.base + built.path, built.init);
    return built;
  } catch (error) {
    return refused(error);
  }
}

async function explainError(error: unknown, options: SendOptions, answer: ApiResponse, hasTimedOut: boolean): Promise<ApiResponse> {
  if (options.stop.aborted) return {...answer, phase: 'stopped'};
  if (hasTimedOut) return {...answer, phase: 'timeout', explanation: explainTimeout(options.timeout)};
  if (answer.status !== undefined) return {...answer, phase: 'broken', explanation: BROKEN};
  const context = {pageOrigin: window.location.origin, otherwise: TERMINAL.failed};
  const explanation = await explainNoResponse(error, options.outgoing.base, context);
  return options.stop.aborted
    ? {...answer, phase: 'stopped'}
    : {
        ...answer,
        phase: error instanceof RedirectedError ? 'redirected' : 'failed',
        explanation,
      };
}

/** Sends one request from the browser and reports the response as it arrives. Nothing is logged or sent elsewhere. */
export async function sendRequest(options: SendOptions): Promise<void> {
  const {outgoing, stop, onAnswer} = options;
  const start = performance.now();
  let answer: ApiResponse = {phase: 'sending', elapsed: 0};
  const report = (part: Partial<ApiResponse>) => {
    answer = {...answer, ...part, elapsed: performance.now() - start};
    onAnswer(answer);
  };
  const request = explainMixedContent(outgoing.base, window.location.protocol, TERMINAL.blocked) ?? makeRequest(outgoing);
  if (!('init' in request)) {
    report({phase: 'failed', explanation: request});
    return;
  }
  report({});
  const patience = new Patience(options.timeout);
  stop.addEventListener('abort', () => patience.controller.abort());
  try {
    const response = await fetchServer(outgoing.base, request.path, {...request.init, signal: patience.controller.signal});
    const {status, statusText, headers} = response;
    report({
      phase: 'receiving',
      status,
      statusText,
      contentType: headers.get('content-type') ?? '',
      fileName: fileNameOf(headers, outgoing.base + request.path),
    });
    const received = await readResponse(response, (part) => {
      patience.renew();
      report({received: part});
    });
    const body = parseBody(received.text);
    report({
      phase: 'done',
      explanation: explainStatus({status, body, text: received.text, hasKey: outgoing.apiKey !== '', takesKey: outgoing.model.auth}),
    });
  } catch (error) {
    report(await explainError(error, options, answer, patience.controller.signal.aborted));
  } finally {
    patience.end();
  }
}
