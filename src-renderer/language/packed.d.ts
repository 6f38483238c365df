/** A language, packed (`build/plugin.ts`). */
declare module 'virtual:language/*' {
  const packed: string;
  export default packed;
}
