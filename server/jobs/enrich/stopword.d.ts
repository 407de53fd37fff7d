declare module 'stopword' {
  type Words = readonly string[];
  export const ara: Words, deu: Words, eng: Words, fra: Words, hin: Words, ita: Words, jpn: Words, kor: Words;
  export const nld: Words, pol: Words, por: Words, porBr: Words, rus: Words, spa: Words, swe: Words, tur: Words, ukr: Words, zho: Words;
}
