import type {Props} from '@theme/ApiTryIt';
import type {ReactNode} from 'react';
export default function ApiTryIt({base}: Props): ReactNode { return <p>{base}</p>; }
