/// <reference lib="dom" />
// The socket of webpack-dev-server's client, with one message more.
import WebSocketClient from 'webpack-dev-server/client/clients/WebSocketClient.js';

import { SAVED } from './saved.ts';

export default class DevSocket extends WebSocketClient {
  override onMessage(handle: (data?: string) => void): void {
    super.onMessage((data) => {
      if ((JSON.parse(data ?? '{}') as { action?: string }).action === 'api')
        window.dispatchEvent(new CustomEvent(SAVED));
      else handle(data);
    });
  }
}
