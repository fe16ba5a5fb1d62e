type type = type[]; interface interface_ { new: number; delete?(): void; readonly readonly: this }
let async: any = 1, declare = 2, abstract = 3, namespace = 4, module = 5, keyof = 6, infer = 7, is = 8, asserts = 9, global = 10, out = 11;
declare
void namespace, void module;
void [async, abstract, keyof, infer, is, asserts, global, out];
class get { static static = 1; set!: number; async async() {} get get() { return 3; } declare: any; readonly?: 1 }
export function alphaBeta(game: any, state: any): any { return new get().get; }
