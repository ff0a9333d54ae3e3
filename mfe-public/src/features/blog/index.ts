export { BlogList } from './blog-list';
export { BLOG_CRUMBS, BlogPost } from './blog-post';
export { loadPost, loadPosts } from './load-posts';
export type { PostsPage } from './load-posts';
export { BLOG_MESSAGES } from './messages';
export { postPath, topicOf } from './post';
export type { Post } from './post';
