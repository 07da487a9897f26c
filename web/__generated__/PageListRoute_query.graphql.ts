/**
 * @generated SignedSource<<afc877cb39ed52c5c7c58e344b03e70d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageListRoute_query$data = {
  readonly pages: ReadonlyArray<{
    readonly cater: {
      readonly name: string;
    } | null | undefined;
    readonly number: number;
    readonly title: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "PageListRoute_query";
};
export type PageListRoute_query$key = {
  readonly " $data"?: PageListRoute_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageListRoute_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageListRoute_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Page",
      "kind": "LinkedField",
      "name": "pages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Cater",
          "kind": "LinkedField",
          "name": "cater",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0c073bf2fde9e3d0b239d6dbcdb3188d";

export default node;
