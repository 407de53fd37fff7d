-- Words of passages are put into the index many at a time: one by one they cost more than all else that a page writes. A question
-- reads what is pending, too, so the list is kept short (in kB).
ALTER INDEX "Passage_words" SET (fastupdate = on, gin_pending_list_limit = 1024);
