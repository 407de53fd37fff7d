-- Links that are there already are looked up by the statement that adds sources, for all of them at once.
DROP FUNCTION "link_there"(UUID, UUID, TEXT);
