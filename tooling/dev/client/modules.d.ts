// Packages of the dev client that come without types of what is used here.
declare module 'react-refresh/runtime' {
  const runtime: {
    injectIntoGlobalHook(window: object): void;
    register(type: unknown, id: string): void;
    createSignatureFunctionForTransform(): unknown;
    performReactRefresh(): void;
    isLikelyComponentType(value: unknown): boolean;
    getFamilyByType(type: unknown): unknown;
  };
  export default runtime;
}

declare module 'webpack-dev-server/client/clients/WebSocketClient.js' {
  export default class WebSocketClient {
    constructor(url: string);
    onMessage(handle: (data?: string) => void): void;
  }
}
