// Chooses `a` or `an` by the sound at the beginning of a word, estimated from its letters.

/** Words that begin with a vowel letter but a consonant sound, and the reverse. */
const soundsLikeConsonant = /^(?:one|once|eu|uni(?!m|n)|use|usu|ubi|uti|ura)/i
const soundsLikeVowel = /^(?:hour|honest|honou?r|heir|[fhlmnrsx](?:-|\b)|8|11\b|18\b)/i

/** True if the word takes `an`. */
export const wantsAn = (word: string): boolean =>
  soundsLikeVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsLikeConsonant.test(word))
