declare module 'react-refresh/runtime' {
  const runtime: {
    injectIntoGlobalHook(window: object): void;
    register(type: unknown, id: string): void;
    createSignatureFunctionForTransform(): unknown;
    performReactRefresh(): void;
    isLikelyComponentType(value: unknown): boolean;
  };
  export default runtime;
}
