/** Which war hull a class is, conversions included; a CWH counts as no war cruiser (B11.82), and an HDW is a design of its own (B8.45). */
export function warClassOf(of: string): 'CW' | 'DW' | undefined {
  if (of.startsWith('DW')) return 'DW';
  return of.startsWith('CW') && of !== 'CWH' ? 'CW' : undefined;
}
